import { expect, test, type BrandFacts } from '../fixtures/test';

/** What the member's page leads to, each by its group, the link's words, and the first heading of where it leads. */
function waysOf({ labels, capabilities }: BrandFacts) {
  const service = labels.customerService['zh-CN'] ?? '';
  return [
    ['优惠与观赛', '优惠活动', '优惠活动'],
    ...(capabilities.includes('anchors') ? [['优惠与观赛', '主播直播', '主播直播'] as const] : []),
    ['优惠与观赛', '红单榜', '红单榜'],
    ['优惠与观赛', '投注策略', '投注策略'],
    ['服务与帮助', service, service],
    ['服务与帮助', '切换线路', '切换线路'],
    ['服务与帮助', '下载应用', '下载应用'],
    ['服务与帮助', '合作伙伴', '合作伙伴'],
  ] as const;
}

test('BRAND-006 the member’s page leads to promotions, service, help and the site’s own pages, and back', async ({
  page,
  shell,
  facts,
}) => {
  await shell.arrive('/mine');
  for (const [group, way, heading] of waysOf(facts)) {
    await page.getByRole('navigation', { name: group }).getByRole('link', { name: way }).tap();
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeAttached();
  }
});
