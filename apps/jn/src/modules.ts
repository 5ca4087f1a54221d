import { accountModule } from '@heptad/account';
import { activitiesModule } from '@heptad/activities';
import { agentsModule } from '@heptad/agents';
import { financeModule } from '@heptad/finance';
import { gamesModule } from '@heptad/games';
import { homeModule } from '@heptad/home';
import { loyaltyModule } from '@heptad/loyalty';
import { mediaModule } from '@heptad/media';
import { protectionModule } from '@heptad/protection';
import { recordsModule } from '@heptad/records';
import { sportsBettingModule } from '@heptad/sports-betting';
import { supportModule } from '@heptad/support';

/** The features that the brand offers. */
export const modules = [
  homeModule,
  sportsBettingModule,
  accountModule,
  financeModule,
  protectionModule,
  recordsModule,
  activitiesModule,
  mediaModule,
  gamesModule,
  loyaltyModule,
  agentsModule,
  supportModule,
];
