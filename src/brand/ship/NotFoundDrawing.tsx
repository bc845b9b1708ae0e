import * as styles from '../NotFoundDrawing.module.css'

/** The missing ship in hidden lines, 404 long; in its place floats a folded paper boat. */
export function NotFoundDrawing() {
  return (
    <svg className={styles.root} viewBox="0 0 520 400" aria-hidden="true">
      <path className={styles.fine} d="M20 20H500V380H20Z" />
      <path d="M20 8V32M8 20H32M500 8V32M488 20H512M20 368V392M8 380H32M500 368V392M488 380H512" />

      <g className={styles.hidden}>
        <path d="M52 206C120 236 330 242 474 192L446 292C438 312 420 318 396 318H116C84 318 66 286 52 206Z" />
        <path d="M128 226V172H244V232M150 172V140H222V172M296 233L302 168H338L340 228" />
        <path d="M186 140V64M166 84H206" />
      </g>
      <path className={styles.fine} d="M36 276H484" strokeDasharray="30 6 4 6" />

      <g>
        <path
          className={styles.opaque}
          d="M171 58C168 45 177 39 187 42C190 33 201 32 204 40L211 43L204 46C203 57 194 62 184 61L163 66Z"
        />
        <path d="M183 61V66M191 60V66" />
        <path className={styles.signal} d="M204 40L213 43L204 46Z" />
        <circle className={styles.eye} cx="199" cy="41" r="1.6" />
      </g>

      <g>
        <path className={styles.signal} d="M262 208V186L282 194L262 202" />
        <path className={styles.opaque} d="M226 254L262 206L298 254Z" />
        <path className={styles.opaque} d="M206 250L262 262L318 250L296 292H228Z" />
        <path d="M262 206V262M228 292L262 262L296 292" />
      </g>
      <path d="M36 286C60 280 84 280 108 286S156 292 180 286S228 280 252 286S300 292 324 286S372 280 396 286S444 292 484 284" />
      <path
        className={styles.fine}
        d="M180 302C200 297 220 297 240 302S280 307 300 302M356 304C372 300 388 300 404 304M92 306C104 303 116 303 128 306"
      />

      <path className={styles.fine} d="M52 216V362M474 202V362" />
      <path d="M52 352H222M302 352H474M52 352L66 347V357ZM474 352L460 347V357Z" />
      <text className={styles.measure} x="262" y="361" textAnchor="middle">
        404
      </text>
    </svg>
  )
}
