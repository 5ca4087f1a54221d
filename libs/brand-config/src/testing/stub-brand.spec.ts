import { parseBrand } from '../brand';
import { stubBrand } from './stub-brand';

describe('the brand of a spec', () => {
  it('is as whole as a real one', () => {
    const { config } = stubBrand();
    expect(parseBrand(config, 'stub')).toEqual(config);
  });

  it('differs where a spec says so, and nowhere else', () => {
    const plain = stubBrand();
    const { config, assets } = stubBrand({ config: { hasDark: false }, assets: { empty: '/none.svg' } });
    expect(config).toEqual({ ...plain.config, hasDark: false });
    expect(assets).toEqual({ ...plain.assets, empty: '/none.svg' });
  });
});
