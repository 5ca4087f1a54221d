import { agents } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import type { AgentState } from '../agents/agents';
import { AGENT, lost, NOW, ok, refused, showAgents } from '../testing/agents-scene';

const REGISTER = '/app/agentPage/registerEmail';
const BIND = '/app/agentPage/bindEmail';
const DAY = 86_400_000;
const ABOUT = '我运营一个足球讨论社群，约有两千名成员。';
const sendsCode = { [agents.sendCode.path]: ok({ retryAfter: 60 }) };
const applied = (more: Partial<NonNullable<AgentState['application']>> = {}): AgentState => ({
  application: { state: 'applied', plan: 'netWin', email: 'pr***@b.test', createdAt: NOW, ...more },
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
/** Types the digits of a code, whose first box has the field's name for its digits. */
const typeCode = async (label: string, code: string) => {
  const group = screen.getByRole('group', { name: label });
  const [first] = group.querySelectorAll('input');
  if (first === undefined) throw new Error('no box');
  fireEvent.paste(first, { clipboardData: { getData: () => code } });
  await act(settle);
};

describe('applying by e-mail', () => {
  it('ROUTE-065 sends a code, and applies with it', async () => {
    const { sent } = await showAgents(REGISTER, {}, { ...sendsCode, [agents.apply.path]: ok(applied()) });
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    expect(sent(agents.sendCode)).toEqual([{ to: 'new', email: 'promo@b.test' }]);
    expect(screen.getByText('60 秒后可重新发送')).toBeInTheDocument();
    await typeCode('邮箱验证码', '123456');
    fireEvent.click(screen.getByRole('radio', { name: /流水方案/ }));
    type('推广方式', ABOUT);
    await press('提交申请');
    expect(sent(agents.apply)).toEqual([
      { email: 'promo@b.test', code: '123456', plan: 'turnover', about: ABOUT },
    ]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { sent } = await showAgents(REGISTER, {}, sendsCode);
    await press('发送验证码');
    expect(screen.getByLabelText('邮箱地址')).toHaveAccessibleDescription('请输入正确的邮箱地址');
    type('邮箱地址', 'promo@b.test');
    await press('提交申请');
    expect(screen.getByRole('alert')).toHaveTextContent('请先获取邮箱验证码');
    await press('发送验证码');
    await press('提交申请');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入 6 位邮箱验证码');
    await typeCode('邮箱验证码', '123456');
    type('推广方式', '短');
    await press('提交申请');
    expect(screen.getByLabelText('推广方式')).toHaveAccessibleDescription(/请至少填写 10 个字/);
    expect(sent(agents.apply)).toEqual([]);
  });

  it('says why it was refused, and keeps what was typed', async () => {
    await showAgents(REGISTER, {}, { ...sendsCode, [agents.apply.path]: refused('验证码错误或已过期') });
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    await typeCode('邮箱验证码', '123456');
    type('推广方式', ABOUT);
    await press('提交申请');
    expect(screen.getByRole('alert')).toHaveTextContent('验证码错误或已过期');
    expect(screen.getByLabelText('推广方式')).toHaveValue(ABOUT);
  });

  it('says that the end is not known where the answer to an application was lost', async () => {
    await showAgents(REGISTER, {}, { ...sendsCode, [agents.apply.path]: lost });
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    await typeCode('邮箱验证码', '123456');
    type('推广方式', ABOUT);
    await press('提交申请');
    expect(screen.getByRole('alert')).toHaveTextContent('未收到结果，可能已经生效；请刷新查看，或再试一次');
  });

  it('takes a code whose sending was not answered, and can have another sent', async () => {
    const { sent } = await showAgents(
      REGISTER,
      {},
      { [agents.sendCode.path]: lost, [agents.apply.path]: ok(applied()) },
    );
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '未收到结果。若已收到验证码请直接填写，否则请重新发送',
    );
    expect(screen.getByRole('button', { name: '重新发送' })).toBeEnabled();
    await typeCode('邮箱验证码', '123456');
    type('推广方式', ABOUT);
    await press('提交申请');
    expect(sent(agents.apply)).toMatchObject([{ email: 'promo@b.test', code: '123456' }]);
  });

  it('takes no code where the platform refused to send one', async () => {
    await showAgents(REGISTER, {}, { [agents.sendCode.path]: refused('邮箱已被使用') });
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('邮箱已被使用');
    expect(screen.queryByRole('group', { name: '邮箱验证码' })).toBeNull();
  });

  it('waits as long as the platform says where codes were ordered too often', async () => {
    await showAgents(REGISTER, {}, { [agents.sendCode.path]: refused('频繁', '4029', { retryAfter: 90 }) });
    type('邮箱地址', 'promo@b.test');
    await press('发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('频繁');
    expect(screen.getByText('90 秒后可重新发送')).toBeInTheDocument();
  });

  it('shows an application that waits, and no form', async () => {
    await showAgents(REGISTER, applied());
    expect(screen.getByRole('status')).toHaveTextContent('申请审核中');
    expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull();
  });

  it('takes what was wanted besides', async () => {
    const { sent } = await showAgents(REGISTER, applied({ state: 'moreWanted', note: '请写明渠道' }), {
      [agents.addDetails.path]: ok(applied()),
    });
    expect(screen.getByText('需补充：请写明渠道')).toBeInTheDocument();
    type('补充说明', ABOUT);
    await press('提交补充');
    expect(sent(agents.addDetails)).toEqual([{ about: ABOUT }]);
  });

  it.each([
    [NOW + 1, 0],
    [NOW, 1],
  ])('lets who was refused apply again from %i on', async (againAt, forms) => {
    await showAgents(
      REGISTER,
      applied({ state: 'refused', note: '渠道不符', decidedAt: NOW - DAY, againAt }),
    );
    expect(screen.getByText('原因：渠道不符')).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: '提交申请' })).toHaveLength(forms);
  });

  it('leads an agent to their page', async () => {
    await showAgents(REGISTER, AGENT);
    expect(screen.getByRole('status')).toHaveTextContent('您已经是代理');
    expect(screen.getByRole('link', { name: '前往代理页' })).toBeInTheDocument();
  });
});

describe('another e-mail', () => {
  it('ROUTE-066 is bound by codes to both', async () => {
    const { sent } = await showAgents(BIND, AGENT, {
      ...sendsCode,
      [agents.bindEmail.path]: ok(AGENT),
    });
    const [toPresent] = screen.getAllByRole('button', { name: '发送验证码' });
    if (toPresent === undefined) throw new Error('no button');
    fireEvent.click(toPresent);
    await act(settle);
    type('邮箱地址', 'new@b.test');
    await press('发送验证码');
    expect(sent(agents.sendCode)).toEqual([{ to: 'present' }, { to: 'new', email: 'new@b.test' }]);
    await press('确认更换');
    expect(screen.getByRole('alert')).toHaveTextContent('请填写两个邮箱收到的验证码');
    await typeCode('原邮箱验证码', '111111');
    await typeCode('新邮箱验证码', '222222');
    await press('确认更换');
    expect(sent(agents.bindEmail)).toEqual([{ email: 'new@b.test', code: '222222', presentCode: '111111' }]);
  });

  it('ROUTE-066 is for agents alone', async () => {
    await showAgents(BIND, {});
    expect(screen.getByText('您还不是代理')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '确认更换' })).toBeNull();
  });
});
