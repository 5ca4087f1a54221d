import { featureModuleSuite } from '@heptad/feature-testing';
import { gamesModule } from './games-module';
import { gamesParts } from './games-parts';

featureModuleSuite(gamesModule, gamesParts.routes);
