// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FactsTable } from './FactsTable';

afterEach(cleanup);

test('names itself and its rows, and says what is not known yet', () => {
  render(
    <FactsTable
      caption="사업개요"
      laterLabel="추후 공개"
      rows={[
        { label: '세대수', value: '336세대' },
        { label: '대지면적', value: null },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: '사업개요' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['세대수336세대', '대지면적추후 공개']);
  expect(screen.getByRole('rowheader', { name: '대지면적' })).toBeTruthy();
});
