import type { Locator } from '@playwright/test';
import { expect } from '../fixtures';

/**
 * Presses "다시 시도" until the notice of a missing part is gone. What an earlier press began may take it away, button and all, at any
 * moment: a press then waits for nothing.
 */
export async function recover(notice: Locator): Promise<void> {
  const retry = notice.page().getByRole('button', { name: '다시 시도' }).first();
  await expect(async () => {
    if (await notice.isVisible()) await retry.click({ timeout: 1000 });
    await expect(notice).toBeHidden({ timeout: 2000 });
  }).toPass();
}
