# Same Node.js version as CI. docs/operating.md shows how to pin the digest.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json schema.graphql ./
COPY migrations migrations
COPY server server
COPY client client
# Source maps contain the sources, so they are removed.
RUN npm run build && rm -rf dist/.tsbuildinfo && find dist -name '*.map' -delete && npm prune --omit=dev

# Runtime stage: compiled server, migrations, client files and production dependencies.
FROM node:24.21.0-bookworm-slim
WORKDIR /app
# Large blocks are allocated with mmap, so freed memory returns to the system (docs/benchmark.md).
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /app/package.json ./
# Starts the built entry of `npm run doctor` and other commands.
COPY --from=build /app/server/cli/launch.mjs server/cli/launch.mjs
COPY --from=build /app/server/cli/supervise.mjs server/cli/supervise.mjs
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# PostgreSQL migrations are part of dist.
COPY --from=build /app/migrations/clickhouse migrations/clickhouse
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
# A first start migrates the stores before it listens.
HEALTHCHECK --interval=30s --timeout=10s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A semi-space of 8 MB limits the young generation to 24 MB instead of 48 MB (docs/benchmark.md).
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
