import { CallToVisit } from '../../components/call-to-visit/CallToVisit';
import { ModelHouse } from '../../components/model-house/ModelHouse';
import { modelHouseContent } from '../../content/modelHouse';
import { StillGallery } from './StillGallery';

/** The E-model house: a virtual walk through two types, and the same rooms in still pictures. */
export default function ModelHousePage() {
  return (
    <>
      <div className="body" data-theme="dark">
        <div className="wrap">
          <h2 className="sr-only">{modelHouseContent.heading}</h2>
          <ModelHouse wide />
        </div>
      </div>
      <StillGallery />
      <CallToVisit modelHouse={false} />
    </>
  );
}
