import { featureModuleSuite } from '@heptad/feature-testing';
import { mediaModule } from './media-module';

featureModuleSuite(mediaModule);

describe('the media module', () => {
  it('serves anchors to guests too, where the brand has them', () => {
    expect(mediaModule.capability).toBe('anchors');
    expect(mediaModule.routes.map(({ path, guard }) => [path, guard])).toEqual([
      ['/anchors', undefined],
      ['/anchors/:channel', undefined],
    ]);
  });
});
