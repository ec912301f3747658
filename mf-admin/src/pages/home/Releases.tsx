import type { ReleaseOverview, ToldRelease } from '@platform/contract/releaseOverview';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { homeWords } from '../../content/home';
import { releaseName } from '../../content/signals';
import type { Readings, ReleaseRow } from '../../readings';
import styles from './Glance.module.css';

const words = homeWords.releases;
const most = 4;

const visitsOf = ({ visits, errors }: Pick<ReleaseRow, 'visits' | 'errors'>): string =>
  words.visits(homeWords.count(visits), homeWords.count(errors));

function gateOf({ gate }: ToldRelease): string {
  if (!gate) return words.unchecked;
  return gate.outcome === 'passed' ? words.passed(gate.pages, gate.leftOut) : words.skipped(gate.why);
}

interface EntryProps {
  readonly release: ToldRelease & { readonly share?: number };
  /** What was counted of it; `undefined` where nobody came. */
  readonly row: ReleaseRow | undefined;
}

/** One release: which, when, who and why; what it changed, what the gate said, and who came since. */
function Entry({ release, row }: EntryProps) {
  const { name, kind, at, by, why, changed, share } = release;
  const origin = [at && seoulMinute(at), words.kinds[kind], by].filter(Boolean).join(' · ');
  return (
    <li>
      <p>
        <b>{releaseName(name)}</b> <span>{origin}</span>
      </p>
      {share !== undefined && <p className={styles.share}>{words.share(share)}</p>}
      {why && <p className={styles.why}>{why}</p>}
      <p>{words.changed(changed)}</p>
      <p>
        {gateOf(release)}
        {row && <span className="num"> · {visitsOf(row)}</span>}
      </p>
    </li>
  );
}

interface ReleasesProps {
  /** `null`: it is not at hand. */
  readonly journal: ReleaseOverview | null;
  /** What was counted of the last day; `null` where that is not known. */
  readonly readings: Readings | null;
}

/** The canary that is open and the newest releases, as their journal has them; without it, those that somebody came to. */
export function Releases({ journal, readings }: ReleasesProps) {
  const rows = readings?.site.rows ?? [];
  if (journal) {
    const shown = [...(journal.canary ? [journal.canary] : []), ...journal.releases.slice(0, most)];
    return (
      <ul className={styles.releases}>
        {shown.map((release) => (
          <Entry key={release.name} release={release} row={rows.find((one) => one.release === release.name)} />
        ))}
      </ul>
    );
  }
  return (
    <>
      <p>{words.noJournal}</p>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.slice(0, most).map((row) => (
            <li key={`${row.release}${row.since}`}>
              <span>
                <b>{releaseName(row.release)}</b> {words.since(seoulMinute(`${row.since}:00:00Z`))}
              </span>
              <span className="num">{visitsOf(row)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.none}</p>
      )}
    </>
  );
}
