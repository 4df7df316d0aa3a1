import { loadConfig } from '../config/config.ts';
import { startService } from '../start/start-service.ts';

/** Run by `startServiceProcess`: the service as the environment says, with its jobs, without its routes. */
const { close } = await startService(loadConfig(process.env), { demoData: false });
process.once('SIGTERM', async () => {
  await close();
  process.exit(0);
});
process.send?.('stands');
