import { Link, useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Table } from '@riverview/shared-ui/table';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { isExample, mostCounted, type PostRow, pageSize } from '../../api/post';
import { isoDate, koreanDate } from '../../content/dates';
import { press } from '../../content/press';
import styles from './PressTable.module.css';

interface PressTableProps {
  readonly rows: readonly PostRow[];
  /** The number of the first row; further rows count down. From {@link mostCounted} on it is not known, and rows have none. */
  readonly total: number;
  /** Shows quiet rows while the first page is on its way. */
  readonly waiting: boolean;
}

/** Posts by date. Author and views stand on wide screens only. */
export function PressTable({ rows, total, waiting }: PressTableProps) {
  const { slug } = useFacts();
  const { columns } = press;
  return (
    <Table caption={press.caption} className={styles.table} aria-busy={waiting}>
      <thead>
        <tr>
          <th scope="col" className={styles.number}>
            {columns.number}
          </th>
          <th scope="col">{columns.title}</th>
          <th scope="col" className={styles.author}>
            {columns.author}
          </th>
          <th scope="col" className={styles.date}>
            {columns.date}
          </th>
          <th scope="col" className={styles.views}>
            {columns.views}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, date, views }, at) => (
          <tr key={id}>
            <td className={classNames('num', styles.number)}>
              {total < mostCounted && Math.max(total, rows.length) - at}
            </td>
            <td>
              <Link to={`/${slug}/press/${encodeURIComponent(id)}`} className={styles.title}>
                {isExample({ id }) && <span className={styles.example}>{press.example}</span>}
                <bdi>
                  <Unbroken text={press.titleOf(title)} />
                </bdi>
              </Link>
            </td>
            <td className={styles.author}>{press.author}</td>
            <td className={classNames('num', styles.date)}>
              <time dateTime={isoDate(date)}>{koreanDate(date)}</time>
            </td>
            <td className={classNames('num', styles.views)}>{views.toLocaleString('ko-KR')}</td>
          </tr>
        ))}
        {waiting && <WaitingRows />}
      </tbody>
    </Table>
  );
}

function WaitingRows() {
  return Array.from({ length: pageSize }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: ten rows that are all the same.
    <tr key={at}>
      <td colSpan={5}>
        <span className={styles.waiting}>{at === 0 && <span className="sr-only">{press.loading}</span>}</span>
        {at === 0 && <noscript>{press.withoutScript}</noscript>}
      </td>
    </tr>
  ));
}
