import { featureModuleSuite } from '@heptad/feature-testing';
import { recordsModule } from './records-module';

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
});
