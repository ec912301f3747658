import styles from './RoomSketch.module.css';

/** A low round table with small stools on a rug, a low shelf, and three paper lamps. */
export function Daycare() {
  return (
    <>
      {[
        [250, 150, 34],
        [330, 190, 24],
        [560, 168, 30],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <path d={`M${x} 0V${y - r}`} />
          <circle className={styles.lit} cx={x} cy={y} r={r} />
        </g>
      ))}
      <path className={styles.solid} d="M60 400h200v72H60z" />
      <path d="M127 400v72M193 400v72" />
      <path className={styles.soft} d="M76 400v-22h26v22zM150 400v-30h20v30zM206 400v-18h36v18z" />
      <ellipse className={styles.solid} cx="480" cy="546" rx="220" ry="38" />
      <ellipse className={styles.solid} cx="480" cy="494" rx="96" ry="18" />
      <path d="M412 507v34M548 507v34M480 512v38" />
      {[350, 440, 540, 624].map((x, index) => (
        <g key={x}>
          <ellipse className={styles.soft} cx={x} cy={index % 2 ? 548 : 528} rx="26" ry="8" />
          <path d={`M${x - 26} ${index % 2 ? 548 : 528}v22M${x + 26} ${index % 2 ? 548 : 528}v22`} />
        </g>
      ))}
    </>
  );
}
