import styles from './RoomSketch.module.css';

/** A counter under three lamps, and two tables by the window. */
export function Cafe() {
  return (
    <>
      {[130, 210, 290].map((x) => (
        <g key={x}>
          <path d={`M${x} 0V216`} />
          <path className={styles.lit} d={`M${x - 22} 244a22 22 0 0 1 44 0z`} />
        </g>
      ))}
      <path className={styles.solid} d="M40 398h320v14H40zM56 412h288v108H56z" />
      <path d="M92 412v108M128 412v108M164 412v108M200 412v108M236 412v108M272 412v108M308 412v108" />
      <path className={styles.soft} d="M80 352h76v46H80z" />
      <path d="M92 352v-12h52v12M98 374h40M104 398v-14h26v14M196 398v-22h22v22M228 398v-16h18v16" />
      {[470, 650].map((x) => (
        <g key={x}>
          <ellipse className={styles.solid} cx={x} cy="462" rx="62" ry="12" />
          <path d={`M${x} 474v76M${x - 30} 552h60`} />
          <path
            d={`M${x - 14} 456v-12h20v12M${x - 92} 430v124M${x - 92} 496h36v58M${x + 92} 430v124M${x + 92} 496h-36v58`}
          />
        </g>
      ))}
    </>
  );
}
