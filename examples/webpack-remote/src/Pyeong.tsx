import { useState } from 'react';
import styles from './Pyeong.module.css';

const squareMetresInPyeong = 3.305785;

/** Square metres in 평. */
export default function Pyeong() {
  const [area, setArea] = useState(84);
  return (
    <section className={styles.converter}>
      <h1>평형 계산</h1>
      <label>
        전용면적 (㎡) <input type="number" value={area} onChange={({ target }) => setArea(Number(target.value))} />
      </label>
      <output>{(area / squareMetresInPyeong).toFixed(1)}평</output>
    </section>
  );
}
