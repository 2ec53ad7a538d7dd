FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
# The build installs what package-lock.json names.
RUN node scripts/build.mjs && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 LISTWRIGHT_DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data && ln -s /app/bin/listwright.mjs /usr/local/bin/listwright
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "bin/listwright.mjs", "serve"]
