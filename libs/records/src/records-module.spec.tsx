import { featureModuleSuite } from '@heptad/feature-testing';
import { recordsModule } from './records-module';
import { recordsParts } from './records-parts';
import { cashOutWrite } from './cash-out/cash-out-write';

featureModuleSuite(recordsModule, recordsParts.routes);

describe('the records module', () => {
  it('OPEN-039 shows records to members alone', () => {
    expect(recordsParts.routes?.map(({ path, guard }) => [path, guard])).toEqual([
      ['/record/bet', 'member'],
      ['/record/betSports', 'member'],
      ['/record/virtualDisport', 'member'],
      ['/record/sliptOrder', 'member'],
      ['/record/transaciton', 'member'],
      ['/record/transacitonDetail', 'member'],
      ['/record/reward', 'member'],
      ['/record/rewardDetail', 'member'],
      ['/record/welfare', 'member'],
      ['/record/welfareDetail', 'member'],
    ]);
  });

  it('names the cash-outs that are taken up on whichever page comes first', () => {
    expect(recordsModule.writes).toEqual([cashOutWrite.name]);
  });
});
