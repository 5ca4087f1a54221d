export { stubBrand, type BrandTraits } from './stub-brand';
