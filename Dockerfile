# The Node.js that the tests and the measurements run on.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json schema.graphql ./
COPY migrations migrations
COPY server server
COPY client client
# The maps of the built files hold the sources.
RUN npm run build && rm -rf dist/.tsbuildinfo && find dist -name '*.map' -delete && npm prune --omit=dev

# What runs: the compiled server with its migrations, the built pages, the packages that they need.
FROM node:20-bookworm-slim
WORKDIR /app
# What was freed of large blocks goes back to the system: they are never taken from the C library's own heap (docs/benchmark.md).
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build /app/package.json ./
# By which `npm run doctor` and the other commands start what is built.
COPY --from=build /app/server/cli/launch.mjs server/cli/launch.mjs
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# Those of PostgreSQL are compiled.
COPY --from=build /app/migrations/clickhouse migrations/clickhouse
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4000
# A young generation of 24 MB in place of 48 keeps the process as much smaller (docs/benchmark.md).
CMD ["node", "--max-semi-space-size=8", "dist/server/main.js"]
