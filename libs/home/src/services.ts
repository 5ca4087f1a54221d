import type { AllowList, Device } from '@heptad/device';
import type { LanguageChoice, ThemeChoice } from '@heptad/feature-module';
import type { VenueGateway } from '@heptad/venue-gateway';

/** What the home page needs of the composed app. */
export interface HomeServices {
  readonly venues: VenueGateway;
  readonly device: Pick<Device, 'items'>;
  readonly theme: ThemeChoice;
  readonly language: LanguageChoice;
  /** Origins that pictures may have. */
  readonly images: AllowList;
}
