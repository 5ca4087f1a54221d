import { queryApi } from '@heptad/api-client';
import { protection } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { NOW, ok, protectionOf, refused, showProtection, unanswered } from '../testing/protection-scene';

const HOUR = 3_600_000;
const AT = '/mine/protection/limits';
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
/** Opens the sheet of the daily loss limit. */
async function openSheet(): Promise<void> {
  const rows = screen.getAllByRole('button', { name: /^每日/ });
  const [, loss] = rows;
  if (loss === undefined) throw new Error('no daily loss limit');
  fireEvent.click(loss);
  await act(settle);
  await screen.findByLabelText('限额金额');
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('限额金额'), { target: { value: text } });
const limited = { kind: 'loss', span: 'day', amount: '100.00', used: '40.00' } as const;

describe('the limits of a member', () => {
  it('ROLE-009 shows what holds and what is used of it', async () => {
    await showProtection(AT, protectionOf({}, limited));
    expect(screen.getByRole('button', { name: /每日.*已用 ¥40.00.*¥100.00/ })).toBeInTheDocument();
    expect(screen.getAllByText('未设置')).toHaveLength(8);
  });

  it('ROLE-009 sets the first limit at once, in the member’s zone', async () => {
    const { sent } = await showProtection(AT, protectionOf(), {
      [protection.setLimit.path]: ok(protectionOf()),
    });
    await openSheet();
    type('500');
    expect(screen.getByText('保存后立即生效。')).toBeInTheDocument();
    await press('保存');
    expect(sent(protection.setLimit)).toEqual([
      { kind: 'loss', span: 'day', amount: '500.00', timeZone: expect.any(String) as string },
    ]);
    expect(screen.queryByLabelText('限额金额')).toBeNull();
  });

  it('ROLE-010 says before a higher limit is asked for that it waits', async () => {
    const { sent } = await showProtection(AT, protectionOf({}, limited), {
      [protection.setLimit.path]: ok(protectionOf()),
    });
    await openSheet();
    type('100.01');
    expect(screen.getByText(/24 小时后可以确认/)).toBeInTheDocument();
    await press('申请调高');
    expect(sent(protection.setLimit)).toHaveLength(1);
  });

  it('ROLE-010 asks for no limit by sending none', async () => {
    const { sent } = await showProtection(AT, protectionOf({}, limited), {
      [protection.setLimit.path]: ok(protectionOf()),
    });
    await openSheet();
    await press('申请取消限额');
    expect(sent(protection.setLimit)).toEqual([
      { kind: 'loss', span: 'day', timeZone: expect.any(String) as string },
    ]);
  });

  it('ROLE-010 says that it waits where the limit came lower while its sheet was open', async () => {
    let state = protectionOf();
    const { store } = await showProtection(AT, () => state);
    await openSheet();
    type('300');
    expect(screen.getByText('保存后立即生效。')).toBeInTheDocument();
    state = protectionOf({}, limited);
    await act(async () => void store.dispatch(queryApi.util.invalidateTags(['member'])));
    await act(settle);
    expect(screen.getByLabelText('限额金额')).toHaveValue('300');
    expect(screen.getByText(/24 小时后可以确认/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '申请调高' })).toBeInTheDocument();
  });

  it.each([
    ['', '请输入金额'],
    ['0', '金额须大于 0'],
    ['100', '与目前的限额相同'],
  ])('refuses "%s": %s', async (text, problem) => {
    const { sent } = await showProtection(AT, protectionOf({}, limited));
    await openSheet();
    if (text !== '') type(text);
    await press('保存');
    expect(screen.getByLabelText('限额金额')).toHaveAccessibleDescription(
      expect.stringContaining(problem) as string,
    );
    expect(sent(protection.setLimit)).toEqual([]);
  });

  it('ROLE-010 shows a change that waits with its time, and takes it back', async () => {
    const change = { amount: '500.00', readyAt: NOW + HOUR, lapsesAt: NOW + 73 * HOUR };
    const { sent } = await showProtection(AT, protectionOf({}, { ...limited, change }), {
      [protection.withdrawChange.path]: ok(protectionOf()),
    });
    expect(screen.getByText('申请调高至 ¥500.00')).toBeInTheDocument();
    expect(screen.getByText(/起可以确认/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '确认变更' })).toBeNull();
    await press('撤回申请');
    expect(sent(protection.withdrawChange)).toEqual([{ kind: 'loss', span: 'day' }]);
  });

  it('ROLE-010 asks for the second yes once the day is over, and says why it was refused', async () => {
    const change = { readyAt: NOW, lapsesAt: NOW + HOUR };
    await showProtection(AT, protectionOf({}, { ...limited, change }), {
      [protection.confirmLimit.path]: refused('提高或取消限额需等待 24 小时'),
    });
    await press('确认变更');
    expect(screen.getByRole('alert')).toHaveTextContent('需等待 24 小时');
  });

  it('ROLE-010 says why the last was refused, where the other was refused before', async () => {
    const change = { readyAt: NOW, lapsesAt: NOW + HOUR };
    await showProtection(AT, protectionOf({}, { ...limited, change }), {
      [protection.confirmLimit.path]: refused('不能确认'),
      [protection.withdrawChange.path]: refused('不能撤回'),
    });
    for (const [name, why] of [
      ['确认变更', '不能确认'],
      ['撤回申请', '不能撤回'],
      ['确认变更', '不能确认'],
    ] as const) {
      await press(name);
      expect(screen.getByRole('alert')).toHaveTextContent(why);
    }
  });

  it('ROLE-009 says where no answer came that the limit may hold, not that it was not set', async () => {
    const { sent } = await showProtection(AT, protectionOf(), {
      [protection.setLimit.path]: unanswered,
    });
    await openSheet();
    type('500');
    await press('保存');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，可能已经生效；请刷新查看，或再试一次');
    expect(screen.getByLabelText('限额金额')).toHaveValue('500');
    await press('保存');
    expect(sent(protection.setLimit)).toHaveLength(2);
  });
});
