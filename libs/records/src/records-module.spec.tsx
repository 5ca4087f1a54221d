import { featureModuleSuite } from '@heptad/feature-testing';
import { recordsModule } from './records-module';
import { cashOutWrite } from './cash-out/cash-out-write';

featureModuleSuite(recordsModule);

describe('the records module', () => {
  it('OPEN-039 shows bets to members alone', () => {
    expect(recordsModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/record/bet', 'member'],
      ['/record/betSports', 'member'],
      ['/record/virtualDisport', 'member'],
      ['/record/sliptOrder', 'member'],
    ]);
  });

  it('names the cash-outs that are taken up on whichever page comes first', () => {
    expect(recordsModule.writes).toEqual([cashOutWrite.name]);
  });
});
