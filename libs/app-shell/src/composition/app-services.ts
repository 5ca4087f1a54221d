import type { ApiClient, Hosts } from '@heptad/api-client';
import type { AllowList, Clock, Device } from '@heptad/device';
import type { LanguageChoice } from '@heptad/feature-module';
import type { Session } from '@heptad/session';
import type { ToastStore } from '@heptad/ui-kit';
import type { VenueGateway } from '@heptad/venue-gateway';
import type { SiteLineSource } from '../boot/site-line-source';
import type { SiteInfo } from '../boot/site-info';
import type { SafetyNotice } from '../safety/safety-notice';
import type { ThemeStore } from '../theme/theme-store';

/** Everything the composed app offers its features; each declares the part it needs. */
export interface AppServices {
  readonly api: ApiClient;
  readonly device: Device;
  readonly clock: Clock;
  readonly session: Session;
  /** A mark of whose session it is, by which things on the device are known; empty for a guest. */
  readonly visitor: () => string;
  readonly venues: VenueGateway;
  readonly site: SiteInfo;
  readonly lines: SiteLineSource;
  readonly theme: ThemeStore;
  readonly language: LanguageChoice;
  readonly toast: ToastStore;
  readonly safety: SafetyNotice;
  /** Origins that addresses from outside may have. */
  readonly allowList: AllowList;
  /** Where the text files of videos are asked for. */
  readonly videoHosts: Hosts;
  /** Origins that pictures may have. */
  readonly images: AllowList;
}
