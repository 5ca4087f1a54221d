import { featureModuleSuite, featurePagesSuite } from '@heptad/feature-testing';
import { sportsBettingModule } from './sports-module';

featureModuleSuite(sportsBettingModule);

featurePagesSuite(sportsBettingModule, [['ROUTE-080', '/home/sports', '体育']]);
