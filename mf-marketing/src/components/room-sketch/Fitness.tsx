import styles from './RoomSketch.module.css';

/** Three treadmills before the window, and a bench. */
export function Fitness() {
  return (
    <>
      {[96, 306, 516].map((x) => (
        <g key={x}>
          <path className={styles.solid} d={`M${x} 486h150l14 18h-178z`} />
          <path d={`M${x + 132} 486L${x + 108} 372M${x + 112} 392l-54 10`} />
          <path className={styles.dark} d={`M${x + 84} 346h44v28h-44z`} />
        </g>
      ))}
      <path className={styles.solid} d="M250 536h220v18H250z" />
      <path d="M276 554v26M444 554v26" />
      <circle className={styles.soft} cx="640" cy="548" r="30" />
      <circle className={styles.solid} cx="574" cy="560" r="20" />
    </>
  );
}
