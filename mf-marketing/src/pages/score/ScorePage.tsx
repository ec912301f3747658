import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { PageHead } from '@riverview/shared-ui/page-head';
import styles from '../../components/answer-sheet/AnswerPage.module.css';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { SourceList } from '../../components/source-list/SourceList';
import { TopicList } from '../../components/topic-list/TopicList';
import { sourcesOf } from '../../content/law/sourcesOf';
import { score } from '../../content/score';
import { scoreReasons } from '../../content/scoreReasons';
import { PointsTables } from './PointsTables';
import { ScoreSheet } from './ScoreSheet';

const sources = sourcesOf([
  ...Object.values(scoreReasons).flatMap(({ basis }) => [...basis]),
  ...score.tables.basis,
  ...score.mistakes.flatMap(({ basis }) => basis),
]);

/** The score of an application and the ways that are open to it; without scripts, the tables it is added up from. */
export default function ScorePage() {
  const { tables, mistakesTitle, mistakes, next, disclaimer } = score;
  return (
    <div className="body wrap">
      <PageHead title={score.title} lead={score.lead} />
      <ScoreSheet />
      <div className={styles.chapters}>
        <GuideSection id="tables" title={tables.title} lead={tables.lead}>
          <PointsTables />
        </GuideSection>
        <GuideSection id="mistakes" title={mistakesTitle}>
          <TopicList topics={mistakes} />
        </GuideSection>
      </div>
      <p className={styles.onward}>
        <Link className={textLinkClass()} to={next.path}>
          {next.label}
          <IconArrow />
        </Link>
      </p>
      <SourceList sources={sources} disclaimer={disclaimer} />
    </div>
  );
}
