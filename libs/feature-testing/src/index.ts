export { fakeServices, type FeatureServices } from './fake-services';
export { featureModuleSuite } from './feature-module-suite';
export { featurePagesSuite, type FeaturePage } from './feature-pages-suite';
export { APP_REDUCERS, featureStore, type StoreParts } from './feature-store';
export { renderFeature, type FeatureScene } from './render-feature';
export { settle } from './settle';
