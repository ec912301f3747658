import { useFacts, usePaper } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { DownloadLink } from '@riverview/shared-ui/download-link';
import { IconFull, IconPrint } from '@riverview/shared-ui/icon';
import { KakaoShare } from '@riverview/shared-ui/kakao-share';
import { Picture } from '@riverview/shared-ui/picture';
import { ShareLink } from '@riverview/shared-ui/share-link';
import { Tabs } from '@riverview/shared-ui/tabs';
import { pictureMark } from '@riverview/site/pictureNotice';
import { useState } from 'react';
import { PlanSheet } from '../../components/plan-sheet/PlanSheet';
import { PlanZoom } from '../../components/plan-zoom/PlanZoom';
import { plansContent } from '../../content/plans';
import { typePaperContent } from '../../content/typePaper';
import { planPath, type UnitLabel, type UnitType } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import { models } from '../../plans/models';
import { printPlan } from '../../print/printPlan';
import { useUrlState } from '../../urlState/useUrlState';
import styles from './PlanViews.module.css';

const views = ['plan', 'model'] as const;

interface PlanViewsProps {
  readonly unit: UnitType & { readonly label: UnitLabel };
}

/** The plan of a type and, one tab away, its model seen from above. */
export function PlanViews({ unit }: PlanViewsProps) {
  const { label, area } = unit;
  const [view, setView] = useUrlState('view', views);
  const [zoomed, setZoomed] = useState(false);
  const drawing = drawings[label];
  const model = models[label];
  const paper = usePaper(planPath(unit));
  const { kakaoShareKey } = useFacts();
  const shown = model ? view : 'plan';

  const planSheet = (
    <figure className={styles.sheet} data-shown={shown === 'plan'}>
      <PlanSheet label={label} priority imageClassName={styles.plan} />
      <figcaption className={styles.caption}>
        <span className={styles.name}>
          {plansContent.planCaption(label)} · {plansContent.extended}
        </span>
        <span className={styles.actions}>
          <button type="button" className={textLinkClass()} onClick={() => setZoomed(true)}>
            <IconFull />
            {plansContent.enlarge}
          </button>
          <button
            type="button"
            className={classNames(textLinkClass(), styles.print)}
            onClick={() => printPlan({ label, area, drawing })}
          >
            <IconPrint />
            {plansContent.print}
          </button>
          {paper && <DownloadLink {...paper} label={typePaperContent.download(label)} />}
          <ShareLink {...plansContent.share} />
          <KakaoShare {...plansContent.kakao} appKey={kakaoShareKey} />
          <noscript>
            <a className={textLinkClass()} href={drawing.full.src}>
              {plansContent.openFile}
            </a>
          </noscript>
        </span>
      </figcaption>
    </figure>
  );

  return (
    <div className={styles.views}>
      {model ? (
        <Tabs
          label={plansContent.views}
          tabs={[
            { id: 'plan', label: plansContent.planView },
            { id: 'model', label: plansContent.modelView },
          ]}
          selected={view}
          onSelect={(id) => setView(id === 'model' ? 'model' : 'plan')}
        >
          {planSheet}
          <figure className={styles.model} data-shown={shown === 'model'}>
            <Picture
              source={model}
              alt={plansContent.modelAlt(label)}
              sizes="(max-width: 900px) calc(100vw - 40px), min(100vw - 80px, 1440px)"
              className={styles.modelPicture}
            />
            <figcaption className={styles.modelCaption}>
              {plansContent.modelCaption(label)} · {plansContent.extended} · {pictureMark}
            </figcaption>
          </figure>
        </Tabs>
      ) : (
        planSheet
      )}
      {zoomed && <PlanZoom label={label} src={drawing.full.src} size={drawing.full} onClose={() => setZoomed(false)} />}
    </div>
  );
}
