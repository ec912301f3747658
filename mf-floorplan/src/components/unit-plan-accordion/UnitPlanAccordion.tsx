import { Accordion } from '@riverview/shared-ui/accordion';
import { useState } from 'react';
import { accordionContent } from '../../content/plans';
import { ModelHouse } from '../model-house/ModelHouse';
import UnitTypeViewer from '../unit-type-viewer/UnitTypeViewer';
import styles from './UnitPlanAccordion.module.css';

/** The type guide and the E-model house, one open or none. The heading names what is open. */
export default function UnitPlanAccordion() {
  const [open, setOpen] = useState<'types' | 'modelHouse' | null>(null);
  return (
    <div>
      <h2 className="display display-2" aria-live="polite">
        {open ? accordionContent[open] : accordionContent.heading}
      </h2>
      <Accordion
        name="unit-plan"
        heading="h3"
        open={open}
        onOpenChange={setOpen}
        className={styles.accordion}
        items={[
          { id: 'types', title: accordionContent.types, content: <UnitTypeViewer /> },
          {
            id: 'modelHouse',
            title: accordionContent.modelHouse,
            content: (
              <div className={styles.night} data-theme="dark">
                <ModelHouse />
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
