import { Link, useFacts } from '@platform/runtime';
import { classNames } from '@riverview/shared-ui/class-names';
import { Message } from '@riverview/shared-ui/message';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { type Account, mayDo } from '@riverview/site/staff';
import { TitleRow } from '../../components/TitleRow';
import { homeWords as words } from '../../content/home';
import styles from './Glance.module.css';
import { Releases } from './Releases';
import { Tile } from './Tile';
import { useGlance } from './useGlance';

/** The day at a glance: what waits, who came, what was written, what is live. Each role sees what is its own. */
export function Glance({ account }: { readonly account: Account }) {
  const { slug, signals } = useFacts();
  const { role, leads, readings, releases, posts } = useGlance(account);
  if (role === undefined) return <p role="status">{words.loading}</p>;
  if (role === null) return <Message kind="warn">{words.noRole}</Message>;
  const visits = signals ? readings : 'off';
  return (
    <>
      <TitleRow>
        <h2 className="display display-2">{words.title}</h2>
        <p>{words.role(role)}</p>
      </TitleRow>
      <div className={styles.tiles}>
        {mayDo(role, 'leads.read') && (
          <Tile title={words.leads.title} known={leads} link={{ label: words.leads.link, path: words.leads.path }}>
            {() => (
              <>
                <p className={styles.figure}>
                  <b className="num">{words.count(leads?.open ?? 0)}</b> {words.leads.waiting}
                </p>
                <p>{words.leads.today(leads?.since ?? 0, leads?.due ?? 0)}</p>
              </>
            )}
          </Tile>
        )}
        {mayDo(role, 'leads.read') && (
          <Tile title={words.guests.title} known={leads} link={{ label: words.guests.link, path: words.guests.path }}>
            {() => (
              <p className={styles.figure}>
                <b className="num">{words.count(leads?.visits ?? 0)}</b> {words.guests.today}
              </p>
            )}
          </Tile>
        )}
        <Tile title={words.visits.title} known={visits} link={{ label: words.visits.link, path: words.visits.path }}>
          {() =>
            readings ? (
              <>
                <p className={styles.figure}>
                  <b className="num">{words.count(readings.site.total.visits)}</b> {words.visits.visits}
                </p>
                <p>
                  {words.visits.more(words.count(readings.site.total.views), words.count(readings.site.total.errors))}
                </p>
              </>
            ) : (
              words.visits.off
            )
          }
        </Tile>
      </div>
      <div className={classNames(styles.tiles, styles.lists)}>
        <Tile
          title={words.posts.title}
          known={posts}
          {...(mayDo(role, 'press.write') && {
            link: { label: words.posts.link, path: words.posts.path(slug) },
          })}
        >
          {() =>
            posts?.length ? (
              <ul className={styles.rows}>
                {posts.map(({ title, path, date }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                    <time dateTime={date}>{seoulMinute(date).slice(0, 10)}</time>
                  </li>
                ))}
              </ul>
            ) : (
              words.posts.none
            )
          }
        </Tile>
        <Tile
          title={words.releases.title}
          known={signals ? releases : 'off'}
          link={{ label: words.releases.link, path: words.releases.path }}
        >
          {() => <Releases journal={releases?.journal ?? null} readings={readings ?? null} />}
        </Tile>
      </div>
    </>
  );
}
