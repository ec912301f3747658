import styles from './RoomSketch.module.css';

/** A long table under three lamps, and a wall of books. */
export function Reading() {
  return (
    <>
      <path className={styles.solid} d="M40 84h150v386H40z" />
      <path d="M40 162h150M40 240h150M40 318h150M40 396h150" />
      <path d="M54 162V108M66 162V100M78 162V116M90 162V104M124 162V110M136 162V98M150 162V118M62 240V184M74 240V192M86 240V178M118 240V188M132 240V180M168 240V186M56 318V262M70 318V256M106 318V268M120 318V258M134 318V266M60 396V344M96 396V336M110 396V346M152 396V340" />
      {[300, 450, 600].map((x) => (
        <g key={x}>
          <path d={`M${x} 0V196`} />
          <path className={styles.lit} d={`M${x - 34} 226h68l-20-30h-28z`} />
        </g>
      ))}
      <path className={styles.solid} d="M230 442h470v16H230z" />
      <path d="M252 458v104M678 458v104" />
      {[290, 400, 510, 620].map((x) => (
        <g key={x}>
          <path className={styles.soft} d={`M${x - 26} 482h52v44h-52z`} />
          <path d={`M${x - 22} 526v48M${x + 22} 526v48`} />
        </g>
      ))}
      <path className={styles.solid} d="M330 442l6-14h44l6 14zM540 442v-10h52v10z" />
    </>
  );
}
