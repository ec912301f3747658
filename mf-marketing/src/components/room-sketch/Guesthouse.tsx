import styles from './RoomSketch.module.css';

/** A bed beside a lit lamp, an armchair, and a curtain half drawn. */
export function Guesthouse() {
  return (
    <>
      <path className={styles.solid} d="M640 70h112v402H640z" />
      <path d="M656 70v402M672 70v402M688 70v402M704 70v402M720 70v402M736 70v402" />
      <path className={styles.soft} d="M392 372h236v92H392z" />
      <path className={styles.solid} d="M380 452h260l24 74H356z" />
      <path className={styles.solid} d="M356 526h308v34H356zM420 452l10-30h72l6 30zM532 452l6-30h72l8 30z" />
      <path d="M366 496h288M372 560v18M648 560v18" />
      <path className={styles.solid} d="M300 462h56v10h-56z" />
      <path d="M308 472v92M348 472v92M328 462v-38" />
      <path className={styles.lit} d="M304 424h48l-12-44h-24z" />
      <path className={styles.soft} d="M96 444q0-40 40-40h60q40 0 40 40v50H96z" />
      <path className={styles.solid} d="M80 486q0-16 16-16t16 16v14h108v-14q0-16 16-16t16 16v62H80z" />
      <path d="M98 548v24M234 548v24" />
    </>
  );
}
