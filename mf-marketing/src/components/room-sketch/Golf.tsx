import styles from './RoomSketch.module.css';

/** Two practice bays between partitions, each with its mat, and a bag of clubs. */
export function Golf() {
  return (
    <>
      {[250, 540].map((x) => (
        <path key={x} className={styles.solid} d={`M${x} 150l-56 60V540l56-44z`} />
      ))}
      {[300, 590].map((x) => (
        <g key={x}>
          <path className={styles.soft} d={`M${x} 494h110l44 56h-196z`} />
          <circle className={styles.lit} cx={x + 62} cy="520" r="6" />
        </g>
      ))}
      <path className={styles.solid} d="M84 456h44l-6 96H92z" />
      <path d="M94 456L80 384M106 456l-2-84M118 456l12-74M74 384h12M98 372h12M124 382h12" />
      <path d="M452 520L500 402M452 520l-14-2" />
    </>
  );
}
