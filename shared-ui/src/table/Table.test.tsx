// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Table } from './Table';

afterEach(cleanup);

test('is named by its caption and keeps what its caller says of it', () => {
  render(
    <Table caption="보도자료" aria-busy className="press">
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </Table>,
  );
  const table = screen.getByRole('table', { name: '보도자료' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(table.classList).toContain('press');
  expect(screen.getByRole('cell').textContent).toBe('1');
});
