import { expect, type Page } from '@playwright/test';

/** The wallet and the transfer page. Amounts are whole cents, so that sums are exact. */
export class Wallet {
  constructor(private readonly page: Page) {}

  async transferIn(venue: string, amount: string): Promise<void> {
    await this.page.goto('/mine/finance/transfer');
    await this.page.getByRole('button', { name: venue }).tap();
    await this.page.getByLabel('转账金额').fill(amount);
    await this.page.getByRole('button', { name: '确认转入' }).tap();
    // What became of money is seen without looking for it.
    await expect(this.page.getByText('转账成功')).toBeInViewport({ ratio: 1 });
  }

  /** What the wallet page shows for the centre and for one venue. */
  async balances(venue: string): Promise<{ readonly centre: bigint; readonly venue: bigint }> {
    await this.page.goto('/mine/finance/myWallet');
    // Until its answer is there the page shows a dash and the venues' names.
    await expect(this.page.getByTestId('centre-balance')).toHaveText(/\d/);
    const centre = await this.page.getByTestId('centre-balance').innerText();
    const row = this.page
      .getByRole('list', { name: '场馆钱包' })
      .getByRole('link', { name: new RegExp(`^${venue}.*¥`) });
    return { centre: cents(centre), venue: cents((await row.innerText()).split('\n').at(-1) ?? '') };
  }
}

/** Decimal text with two decimals as whole cents, with or without the currency's sign. */
export function cents(text: string): bigint {
  const match = /^(\d+)\.(\d\d)$/.exec(text.trim().replaceAll(/[¥,]/g, ''));
  if (match === null) throw new Error(`Not an amount with two decimals: ${JSON.stringify(text)}`);
  return BigInt(`${match[1] ?? ''}${match[2] ?? ''}`);
}
