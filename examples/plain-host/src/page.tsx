import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormBoundary } from './FormBoundary';

const ReservationForm = lazy(() => import('mf_leads/ReservationForm'));

/** A page of another house. */
function Page() {
  const [asked, setAsked] = useState(false);
  return (
    <main>
      <h1>이웃 부동산</h1>
      <button type="button" onClick={() => setAsked(true)}>
        방문예약
      </button>
      {asked && (
        <FormBoundary failed={<p>예약 화면을 불러오지 못했습니다.</p>}>
          <Suspense fallback={<p>예약 화면을 불러오는 중입니다.</p>}>
            <ReservationForm />
          </Suspense>
        </FormBoundary>
      )}
    </main>
  );
}

const root = document.getElementById('page');
if (!root) throw new Error('The document has no #page.');
createRoot(root).render(<Page />);
