# Version and digest of the index for all platforms, from the list of official images (docker-library/repo-info). To move on:
# docker buildx imagetools inspect node:24-bookworm-slim
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS build
WORKDIR /app
# The packages first: they change less often than the sources, and their layer is kept.
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/application/package.json packages/application/
COPY packages/adapters/package.json packages/adapters/
COPY packages/web/package.json packages/web/
COPY packages/cli/package.json packages/cli/
# By the project's own step: the build below would not accept another installation, and repeat it.
COPY scripts/ensureDeps.mjs scripts/root.mjs scripts/takeLock.mjs scripts/
RUN node -e "import('./scripts/ensureDeps.mjs').then(({ ensureDeps }) => ensureDeps())"
COPY . .
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
ENV NODE_ENV=production HOST=0.0.0.0 LISTWRIGHT_DATA_DIR=/data
WORKDIR /app
# What runs, and nothing else: no sources, no scripts, no packages of the build.
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
# The server's bundle holds its parts of domain and application, and most packages; the others are loaded from node_modules.
COPY --from=build /app/packages/adapters/package.json ./packages/adapters/package.json
COPY --from=build /app/packages/adapters/dist/server ./packages/adapters/dist/server
# Versions of its own, beside others of the same packages.
COPY --from=build /app/packages/adapters/node_modules ./packages/adapters/node_modules
COPY --from=build /app/packages/web/package.json ./packages/web/package.json
COPY --from=build /app/packages/web/dist ./packages/web/dist
COPY --from=build /app/packages/cli/package.json ./packages/cli/package.json
COPY --from=build /app/packages/cli/dist/listwright.mjs ./packages/cli/dist/listwright.mjs
RUN mkdir -m 700 /data && chown node:node /data \
  && printf '#!/bin/sh\nexec node /app/packages/cli/dist/listwright.mjs "$@"\n' > /usr/local/bin/listwright \
  && chmod 755 /usr/local/bin/listwright
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "packages/cli/dist/listwright.mjs", "serve"]
