import type { View } from './scene';
import { sphereMesh } from './sphereMesh';

/** Draws a panorama onto a canvas. */
export interface SphereRenderer {
  /** Widest picture the graphics take, px. */
  readonly maxTexture: number;
  /** Shows another panorama, whose middle lies at the bearing `yaw`. */
  readonly setPanorama: (picture: HTMLImageElement, yaw: number) => void;
  readonly draw: (view: View) => void;
  /** Gives all graphics memory and the context itself back. The canvas cannot be used again. */
  readonly free: () => void;
}

const vertexShader = `
attribute vec3 place;
attribute vec2 picture;
uniform mat4 camera;
varying vec2 at;
void main() {
  at = picture;
  gl_Position = camera * vec4(place, 1.0);
}`;

const fragmentShader = `
precision mediump float;
uniform sampler2D panorama;
varying highp vec2 at;
void main() {
  gl_FragColor = texture2D(panorama, at);
}`;

/** Starts drawing on a canvas, or answers `null` where WebGL is missing or refuses. */
export function createSphereRenderer(canvas: HTMLCanvasElement): SphereRenderer | null {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false, stencil: false });
  const program = gl?.createProgram();
  if (!gl || !program) return null;

  const shaders = [
    { type: gl.VERTEX_SHADER, source: vertexShader },
    { type: gl.FRAGMENT_SHADER, source: fragmentShader },
  ].map(({ type, source }) => {
    const shader = gl.createShader(type);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return shader;
  });
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's.
  gl.useProgram(program);

  const mesh = sphereMesh();
  const vertices = gl.createBuffer();
  const indices = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, vertices);
  gl.bufferData(gl.ARRAY_BUFFER, mesh.vertices, gl.STATIC_DRAW);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.indices, gl.STATIC_DRAW);
  const attribute = (name: string, size: number, offset: number) => {
    const location = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, 20, offset);
  };
  attribute('place', 3, 0);
  attribute('picture', 2, 12);

  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const camera = gl.getUniformLocation(program, 'camera');
  let middle = 0;

  return {
    maxTexture: gl.getParameter(gl.MAX_TEXTURE_SIZE),
    setPanorama: (picture, yaw) => {
      middle = yaw;
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
    },
    draw: (view) => {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniformMatrix4fv(camera, false, cameraMatrix(view, middle, canvas.width / canvas.height));
      gl.drawElements(gl.TRIANGLES, mesh.indices.length, gl.UNSIGNED_SHORT, 0);
    },
    free: () => {
      gl.deleteTexture(texture);
      gl.deleteBuffer(vertices);
      gl.deleteBuffer(indices);
      for (const shader of shaders) gl.deleteShader(shader);
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** Column-major perspective × rotation for a view, with the panorama's middle at −z. */
function cameraMatrix({ heading, pitch, fov }: View, middle: number, aspect: number): Float32Array {
  const yaw = ((heading - middle) * Math.PI) / 180;
  const tilt = (pitch * Math.PI) / 180;
  const focal = 1 / Math.tan((fov * Math.PI) / 360);
  const [sinYaw, cosYaw, sinTilt, cosTilt] = [Math.sin(yaw), Math.cos(yaw), Math.sin(tilt), Math.cos(tilt)];
  // Rows of the rotation: right, up and backward of the viewer. With no depth buffer any constant depth will do.
  const right = [cosYaw, 0, sinYaw];
  const up = [-sinYaw * sinTilt, cosTilt, cosYaw * sinTilt];
  const back = [-sinYaw * cosTilt, -sinTilt, cosYaw * cosTilt];
  const matrix = new Float32Array(16);
  for (let axis = 0; axis < 3; axis++) {
    matrix[axis * 4] = ((right[axis] ?? 0) * focal) / aspect;
    matrix[axis * 4 + 1] = (up[axis] ?? 0) * focal;
    matrix[axis * 4 + 3] = -(back[axis] ?? 0);
  }
  return matrix;
}
