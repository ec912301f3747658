import { useState } from 'react';

interface CounterProps {
  readonly label: string;
}

/** Counts how often it was pressed: a hook works only with the React that renders the page. */
export default function Counter({ label }: CounterProps) {
  const [pressed, setPressed] = useState(0);
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>
      {label} {pressed}
    </button>
  );
}
