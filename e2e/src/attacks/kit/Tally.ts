import type { Outcome } from './attack';

/** Counts what was tried; the same defect seen many times is one sentence with a number. */
export class Tally {
  #tried = 0;
  #survived = 0;
  readonly #broke = new Map<string, { count: number; example: string }>();
  readonly #figures: string[] = [];
  readonly #skipped: string[] = [];

  /** One try. `defect` says what is wrong where it did not hold, `example` names the first one seen. */
  check(holds: boolean, defect: string, example = ''): void {
    this.#tried++;
    if (holds) {
      this.#survived++;
      return;
    }
    const known = this.#broke.get(defect);
    if (known) known.count++;
    else this.#broke.set(defect, { count: 1, example });
  }

  /** One try that may show several defects at once. */
  judged(defects: readonly string[], example: string): void {
    if (defects.length === 0) this.check(true, '');
    else this.#tried += 1 - defects.length;
    for (const defect of defects) this.check(false, defect, example);
  }

  /** `count` tries of which `lost` did not hold. */
  checkMany(count: number, lost: number, defect: string, example = ''): void {
    this.#tried += count;
    this.#survived += count - lost;
    if (lost > 0) this.#broke.set(defect, { count: (this.#broke.get(defect)?.count ?? 0) + lost, example });
  }

  /** Keeps a measurement for the table. */
  figure(text: string): void {
    this.#figures.push(text);
  }

  /** Says that a part could not be tried here. */
  skip(text: string): void {
    this.#skipped.push(text);
  }

  outcome(): Outcome {
    const broke = [...this.#broke].map(([defect, { count, example }]) =>
      [count > 1 ? `${count} × ` : '', defect, example && ` (${example})`].join(''),
    );
    return {
      tried: this.#tried,
      survived: this.#survived,
      broke,
      figures: [...this.#figures],
      skipped: [...this.#skipped],
    };
  }
}
