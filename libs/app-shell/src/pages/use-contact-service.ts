import type { Device } from '@heptad/device';
import { PATHS, useBrand, useServices } from '@heptad/feature-module';
import { useNavigate } from 'react-router-dom';

/**
 * Opens customer service: the chat route in a browser, the brand's own link inside its app (SHELL-031, SHELL-032, OPEN-040).
 * @param state what is said of the chat's place in the history
 */
export function useContactService(state?: unknown): () => void {
  const navigate = useNavigate();
  const { config } = useBrand();
  const { device } = useServices<{ readonly device: Device }>();
  return () => {
    if (device.native.marked && config.support !== undefined)
      window.open(config.support.appLink, '_blank', 'noopener');
    else void navigate(`${PATHS.customerChat}?fromChildPage=1`, { state });
  };
}
