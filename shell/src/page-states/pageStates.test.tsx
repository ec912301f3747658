// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFailures } from '../federation/failures';
import { TestSite } from '../layout/site.fixture';
import { FailureNotice } from './FailureNotice';
import { PageCrashed } from './PageCrashed';
import { PageFailed } from './PageFailed';
import { PageLoading } from './PageLoading';

afterEach(cleanup);

test.each([
  ['a page that is on its way', () => <PageLoading />],
  ['a page that could not be had', () => <PageFailed module="mf-forms" />],
  ['a page that threw', () => <PageCrashed />],
  ['a part that has not come', () => <FailureNotice />],
])('%s is told in Korean, whatever the page is written in', (_, State) => {
  useFailures.setState({ retries: new Map([['mf-forms/Part', () => {}]]) as never, saidByPage: false });
  const { container } = render(
    <TestSite at="/en">
      <div lang="en">
        <State />
      </div>
    </TestSite>,
  );
  expect(container.querySelector('p')?.closest('[lang]')?.getAttribute('lang')).toBe('ko');
});
