import { createLog } from '@rimba/api/log';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway.ts';
import { outsideHosts } from '../http/content-policy.ts';
import type { Configuration } from './configuration.ts';
import { openProduct, remoteProduct } from './product.ts';
import type { Say } from './say.ts';

/** The whole product behind one origin, open and about to be served. */
export interface Rimba extends Gateway {
  /** Lets time pass in the world outside, which tells the service: called once it can be told. */
  start(): void;
  /** What the world outside asks of who drives it. */
  readonly sandboxSecret: string | undefined;
}

export async function openRimba(
  { service, apiUrl, trustProxy, logLevel }: Configuration,
  openApps: GatewayOptions['openApps'],
  say: Say,
): Promise<Rimba> {
  const logger = createLog(logLevel);
  const product = apiUrl === undefined ? await openProduct(service, logger, say) : remoteProduct(apiUrl);
  const { api, sandbox } = product;
  try {
    const { app, close } = await createGateway({
      publicUrl: service.publicUrl,
      api,
      ...(sandbox && { sandbox: sandbox.plugin }),
      openApps,
      outside: outsideHosts({
        midtransUrl: service.midtrans.url,
        captcha: service.hostedCaptcha?.provider,
      }),
      logger,
      trustProxy,
      limitFactor: service.limitFactor,
    });
    return {
      app,
      start: () => sandbox?.start(),
      sandboxSecret: sandbox?.secret,
      async close() {
        await close();
        await product.close();
      },
    };
  } catch (error) {
    await product.close();
    throw error;
  }
}
