import { featureModuleSuite } from '@heptad/feature-testing';
import { loyaltyModule } from './loyalty-module';
import { loyaltyParts } from './loyalty-parts';

featureModuleSuite(loyaltyModule, loyaltyParts.routes);

describe('the module of loyalty', () => {
  it('OPEN-039 keeps its pages to members', () => {
    expect(loyaltyParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
      ['/mine/vip', 'member'],
      ['/mine/vip/privilege', 'member'],
      ['/mine/vip/fillReceiptInfo', 'member'],
      ['/mine/rebate', 'member'],
    ]);
  });
});
