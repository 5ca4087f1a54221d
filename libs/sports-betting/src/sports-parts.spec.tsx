import { featureModuleSuite } from '@heptad/feature-testing';
import { sportsBettingModule } from './sports-module';

featureModuleSuite(sportsBettingModule);
