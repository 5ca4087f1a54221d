import { agents } from '@heptad/contracts';
import { settle } from '@heptad/feature-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { AGENT, FIGURES, NOW, ok, refused, showAgents } from '../testing/agents-scene';

const AT = '/mine/agentPage';

describe('the agent page', () => {
  it('ROUTE-063 shows a guest the plans, and asks nothing about a member', async () => {
    const { sent } = await showAgents(AT);
    const table = screen.getByRole('table', { name: '净输赢方案' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['当月净输额活跃会员佣金比例', '大于 03 人25.00%', '¥50,000.00 起5 人30.00%']);
    expect(screen.getByRole('link', { name: '邮箱申请代理' })).toHaveAttribute(
      'href',
      '/app/agentPage/registerEmail',
    );
    expect(sent(agents.own)).toEqual([]);
  });

  it('ROUTE-063 works an example out, and says that it is one', async () => {
    await showAgents(AT);
    const card = screen.getByRole('region', { name: '佣金试算' });
    expect(card).toHaveTextContent('仅为示例');
    expect(card).toHaveTextContent('示例佣金¥1,250.00');
    fireEvent.change(within(card).getByLabelText('人均月净输额'), { target: { value: '10000' } });
    expect(card).toHaveTextContent('适用比例30.00%示例佣金¥15,000.00');
    fireEvent.change(within(card).getByLabelText('人均月净输额'), { target: { value: '10000.' } });
    expect(within(card).getByLabelText('人均月净输额')).toHaveValue('10000.');
    expect(card).toHaveTextContent('适用比例30.00%示例佣金¥15,000.00');
    fireEvent.change(within(card).getByLabelText('人均月净输额'), { target: { value: '' } });
    expect(card).toHaveTextContent('示例佣金¥0.00');
  });

  it('ROUTE-063 changes to the other plan with its own example', async () => {
    await showAgents(AT);
    fireEvent.click(screen.getByRole('radio', { name: '流水方案' }));
    await act(settle);
    expect(screen.getByRole('table', { name: '流水方案' })).toHaveTextContent('0.10%');
    expect(screen.getByRole('region', { name: '佣金试算' })).toHaveTextContent('有效流水合计¥100,000.00');
  });

  it('answers a question once it is opened', async () => {
    await showAgents(AT);
    fireEvent.click(screen.getByRole('button', { name: '能看到会员的资料吗？' }));
    await act(settle);
    expect(screen.getByText(/活跃会员不足 3 人时不显示金额/)).toBeInTheDocument();
  });

  it.each([
    ['applied', '申请审核中', '查看申请进度'],
    ['moreWanted', '申请待补充资料', '查看申请进度'],
    ['refused', '申请未通过', '邮箱申请代理'],
  ] as const)('tells an applicant who is %s', async (state, said, way) => {
    const application = { state, plan: 'netWin', email: 'a***@b.test', createdAt: NOW } as const;
    await showAgents(AT, { application });
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: way })).toBeInTheDocument();
  });

  it('says where nothing came, and tries again', async () => {
    const { sent } = await showAgents(AT, undefined, { [agents.offer.path]: refused('坏了') });
    fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
    await act(settle);
    expect(sent(agents.offer)).toHaveLength(2);
  });
});

describe('an agent’s own page', () => {
  it('ROLE-005 has the code, the link with it, and a picture of the link', async () => {
    await showAgents(AT, AGENT);
    expect(await screen.findByTestId('agent-code')).toHaveTextContent('ABCD2345');
    expect(screen.getByTestId('agent-link')).toHaveTextContent('http://localhost/?i_code=ABCD2345');
    expect(screen.getByRole('img', { name: '推广链接二维码' })).toBeInTheDocument();
  });

  it('ROUTE-063 tells members and months, and no sum of a month that has none', async () => {
    await showAgents(AT, AGENT);
    expect(await screen.findByTestId('agent-brought')).toHaveTextContent('12');
    expect(screen.getByTestId('agent-this-month')).toHaveTextContent('1');
    const rows = within(screen.getByRole('region', { name: '月度业绩' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '2026-11进行中新增 1 人',
      '2026-10并入次月新增 2 人活跃会员不足 3 人，并入次月结算',
      '2026-09¥750.00新增 9 人 · 2026年10月1日 到账活跃会员7有效流水¥12,000.00净输额+¥4,000.00佣金比例25.00%上月结转−¥1,000.00',
    ]);
  });

  it('draws the measure that is chosen, for screen readers as a table', async () => {
    await showAgents(AT, AGENT);
    await screen.findByTestId('agent-brought');
    expect(screen.getByRole('figure', { name: '佣金' })).toHaveTextContent('¥750.00');
    fireEvent.click(screen.getByRole('radio', { name: '净输额' }));
    await act(settle);
    expect(screen.getByRole('table', { name: '净输额' })).toHaveTextContent('2026-09+¥4,000.00');
  });

  it('says in the chart’s place that no month is over yet', async () => {
    const months = FIGURES.months.slice(0, 1);
    await showAgents(AT, AGENT, { [agents.figures.path]: ok({ ...FIGURES, months }) });
    expect(await screen.findByText('首个月结算后显示走势')).toBeInTheDocument();
  });

  it('has no link any more once the agent has ended', async () => {
    const agent = { ...AGENT.agent, endedAt: NOW } as NonNullable<typeof AGENT.agent>;
    await showAgents(AT, { agent });
    expect(await screen.findByText(/代理资格已终止/)).toBeInTheDocument();
    expect(screen.queryByTestId('agent-code')).toBeNull();
    expect(screen.queryByRole('link', { name: /代理邮箱/ })).toBeNull();
  });
});
