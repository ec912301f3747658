import type { Page } from 'playwright-core';

/** What a browser complains of while it shows a page. */
export interface Complaint {
  readonly text: string;
  /** Address of the file it comes from; empty where the browser names none. */
  readonly url: string;
}

/** Warnings that are complaints: of hydration, of the policy, and of what a page fetched first and needed nowhere. */
const grave = /hydrat|Content Security Policy|preloaded using link preload but not used/i;

/** Hears of console errors, {@link grave} warnings, page errors and violations of the content security policy. */
export function hearComplaints(page: Page, hear: (complaint: Complaint) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || grave.test(message.text()))
      hear({ text: `${message.type()}: ${message.text()}`, url: message.location().url });
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    hear({ text: `page error: ${message}`, url: stack.match(/https?:\/\/[^\s):]+(?::\d+)?\/[^\s):]*/)?.[0] ?? '' });
  });
}
